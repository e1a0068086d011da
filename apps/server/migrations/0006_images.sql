create table images (
  user_id uuid not null references users on delete cascade,
  id text not null,
  companion_id uuid,
  -- The slot of a companion's image: 1 is the portrait.
  slot smallint check (slot between 1 and 3),
  state text not null check (state in ('queued', 'rendering', 'stored', 'ready', 'failed')),
  -- What the engine is asked for, as it was when the request was made.
  request jsonb not null,
  reservation_id uuid not null,
  engine text,
  engine_kind text check (engine_kind in ('illustration', 'photograph')),
  storage_key text,
  content_type text,
  bytes integer check (bytes > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  attempts integer not null default 0,
  claimed_by text,
  heartbeat_at timestamptz,
  failure text,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, companion_id) references companions on delete cascade,
  foreign key (user_id, reservation_id) references credit_reservations (user_id, id),
  check ((companion_id is null) = (slot is null)),
  check (state not in ('stored', 'ready') or storage_key is not null),
  check ((state in ('ready', 'failed')) = (finished_at is not null))
);
-- Jobs under way: what a worker looks for at its start.
create index images_unfinished on images (state, heartbeat_at) where state in ('queued', 'rendering', 'stored');
create index images_by_companion on images (user_id, companion_id, created_at desc);
