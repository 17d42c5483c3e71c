import { APP_ROLE } from './engine.ts'

/**
 * Takes the application's role for the session, once the schema has created it, so that `set role none` and
 * the like have no effect. The engine itself runs as its administrator: naming that role is not refused here (decision
 * 17).
 */
export const TAKE_APP_ROLE = `do $$ begin
  if exists (select from pg_roles where rolname = '${APP_ROLE}') then
    execute 'set session authorization ${APP_ROLE}';
  end if;
end $$`

/** Returns to the engine's administrator, who owns the schema; `reset` cannot restore an earlier role here. */
export const TAKE_OWNER_ROLE = 'set session authorization postgres'
