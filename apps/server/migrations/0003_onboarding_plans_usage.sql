create table user_onboarding (
  user_id uuid primary key references users on delete cascade,
  age_verified_at timestamptz,
  age_method text check (age_method in ('self_declaration', 'provider')),
  terms_version text,
  terms_accepted_at timestamptz,
  check ((age_verified_at is null) = (age_method is null)),
  check ((terms_version is null) = (terms_accepted_at is null))
);

-- Every version that a user ever accepted, and when.
create table terms_acceptances (
  user_id uuid not null references users on delete cascade,
  version text not null,
  accepted_at timestamptz not null,
  primary key (user_id, version)
);

create table user_plans (
  user_id uuid primary key references users on delete cascade,
  tier text not null check (tier in ('free', 'basic', 'pro', 'premium', 'lifetime')),
  -- 'granted' where an operator gave the tier; a subscription's status otherwise.
  subscription_status text,
  subscription_ends_at timestamptz,
  stripe_customer_id text,
  -- Where the month's windows start: the subscription's period start, or the account's creation day.
  window_anchor timestamptz not null
);

-- One row a window; the window's start is its key, so a reset writes nothing.
create table usage_windows (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('message', 'image')),
  period text not null check (period in ('day', 'month')),
  window_start timestamptz not null,
  used integer not null default 0 check (used >= 0),
  primary key (user_id, kind, period, window_start)
);
