-- The accounts that this installation keeps itself. Rows are read and written by Better Auth (providers/auth/better-auth);
-- names of tables and columns are mapped in its options. Nothing here is keyed on users: `user_identities` leads from an
-- outside subject to a user, and for these accounts the subject is auth_user.id.

create table auth_user (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  username text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth_session (
  id text primary key,
  token text not null unique,
  user_id text not null references auth_user on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_session_by_user on auth_session (user_id);

create table auth_account (
  id text primary key,
  user_id text not null references auth_user on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_account_by_user on auth_account (user_id);

create table auth_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verification_by_identifier on auth_verification (identifier);

create table auth_jwks (
  id text primary key,
  public_key text not null,
  -- Encrypted with the installation's secret.
  private_key text not null,
  alg text,
  crv text,
  created_at timestamptz not null,
  expires_at timestamptz
);

create table auth_rate_limit (
  id text primary key,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

-- Whoever ends a session or changes a profile, in whatever way: every process forgets what it had kept of it at once.
create function auth_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('everbond_accounts',
    json_build_object('subject', old.user_id, 'sessionId', old.id)::text);
  return null;
end $$;
create trigger auth_session_ended after delete on auth_session
  for each row execute function auth_session_ended();

create function auth_profile_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('everbond_accounts', json_build_object('subject', old.id)::text);
  return null;
end $$;
create trigger auth_profile_changed after update on auth_user
  for each row
  when (old.email is distinct from new.email or old.username is distinct from new.username
    or old.email_verified is distinct from new.email_verified)
  execute function auth_profile_changed();
