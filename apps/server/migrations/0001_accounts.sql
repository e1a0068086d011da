-- Who uses this installation, by which outside identity, and what an operator did to whom.

create table users (
  user_id uuid primary key,
  username text,
  email text,
  email_verified boolean not null default false,
  created_at timestamptz not null,
  -- Set while the account is locked; the reason stands in the audit log.
  locked_at timestamptz,
  -- Tokens issued before this instant are refused, whichever issuer made them.
  tokens_valid_after timestamptz not null default '-infinity'
);
create index users_by_email on users (lower(email));
create index users_by_username on users (lower(username));

-- A look-up over everybody: a verified token's (issuer, subject) leads to one user.
create table user_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  primary key (issuer, subject)
);
create index user_identities_by_user on user_identities (user_id);

create table audit_log (
  user_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  actor text not null,
  action text not null,
  reason text not null check (reason <> ''),
  details jsonb not null default '{}',
  primary key (user_id, id)
);
create index audit_log_by_time on audit_log (user_id, at desc);
