-- The ledger. Entries are only ever added; a balance is the sum of its entries and never below zero.

create table credit_balances (
  user_id uuid not null references users on delete cascade,
  unit text not null check (unit in ('image', 'message')),
  source text not null,
  -- What the credits are bound to: a companion for free_setup, a window's start for tier, '' otherwise.
  bucket text not null default '',
  balance integer not null default 0 check (balance >= 0),
  primary key (user_id, unit, source, bucket),
  check (
    (unit = 'image' and source in ('free_setup', 'free_trial', 'tier', 'purchased'))
    or (unit = 'message' and source = 'starting')
  ),
  check ((source in ('free_setup', 'tier')) = (bucket <> ''))
);

create table credit_reservations (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  unit text not null check (unit in ('image', 'message')),
  -- What the credits are for, such as an image, and its id: one reservation each.
  purpose text not null,
  subject text not null,
  cost integer not null check (cost > 0),
  state text not null default 'reserved' check (state in ('reserved', 'captured', 'released')),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, id),
  unique (user_id, purpose, subject),
  check ((state = 'reserved') = (ended_at is null))
);

create table credit_entries (
  user_id uuid not null,
  id bigint generated always as identity,
  unit text not null,
  source text not null,
  bucket text not null default '',
  kind text not null,
  amount integer not null,
  reservation_id uuid,
  -- Names the step that wrote the entry, so that the same step writes it once.
  step_key text not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, step_key),
  foreign key (user_id, unit, source, bucket) references credit_balances on delete cascade,
  foreign key (user_id, reservation_id) references credit_reservations (user_id, id) on delete cascade,
  check (
    (kind = 'grant' and amount > 0 and reservation_id is null)
    or (kind = 'reserve' and amount < 0 and reservation_id is not null)
    -- A capture moves nothing: what was reserved has been taken from the balance already.
    or (kind = 'capture' and amount = 0 and reservation_id is not null)
    or (kind = 'release' and amount > 0 and reservation_id is not null)
    or (kind = 'expire' and amount < 0 and reservation_id is null)
  )
);
create index credit_entries_by_reservation on credit_entries (user_id, reservation_id);

create function refuse_change_of_entry() returns trigger language plpgsql as $$
begin
  -- An entry goes only with its whole account, by a cascade: then this runs inside another trigger.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'credit_entries is append-only' using errcode = 'restrict_violation';
end $$;

create trigger credit_entries_append_only
  before update or delete on credit_entries
  for each row execute function refuse_change_of_entry();
