-- One row a counted deletion; an undo takes it away again. It stays when she is erased, without anything of hers.
create table companion_deletions (
  user_id uuid not null references users on delete cascade,
  companion_id uuid not null,
  deleted_at timestamptz not null,
  primary key (user_id, companion_id)
);
create index companion_deletions_by_time on companion_deletions (user_id, deleted_at);

create index companions_deleted on companions (deleted_at) where deleted_at is not null;

-- Files whose rows are gone; they are deleted after the transaction that let go of them.
create table discarded_files (
  user_id uuid not null references users on delete cascade,
  storage_key text not null,
  primary key (user_id, storage_key)
);
