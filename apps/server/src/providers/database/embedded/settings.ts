/** PostgreSQL's settings by name. */
export type Settings = Record<string, string>

/** For a small machine that also runs the server: few connections, little memory, nothing given up in safety. */
const SMALL: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '48MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '256MB',
  min_wal_size: '48MB',
  max_wal_size: '256MB',
  jit: 'off',
  io_method: 'sync',
  huge_pages: 'off',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  random_page_cost: '1.1',
  autovacuum: 'on',
  fsync: 'on',
  idle_in_transaction_session_timeout: '60s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Statements and details of errors can hold what users wrote.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** Command line arguments for `postgres`. */
export function settingArguments(own: Settings): string[] {
  return Object.entries({ ...SMALL, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
