-- One-use tickets of the live socket; the id is the ticket's hash, so the table alone opens nothing.
create table realtime_tickets (
  user_id uuid not null references users on delete cascade,
  id text not null,
  session_id text,
  expires_at timestamptz not null,
  primary key (user_id, id)
);
create index realtime_tickets_by_expiry on realtime_tickets (expires_at);
