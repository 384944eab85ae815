import { readdir } from 'node:fs/promises';
import type { Pool } from 'pg';
import { createPool } from '../database/database.ts';
import { type Check, type Finding, ok, problem, reasonOf } from './finding.ts';

const migrations = new URL('../../../../infra/database/migrations/', import.meta.url);

async function checkMigrations(pool: Pool): Promise<Finding> {
  const about = 'migrations';
  const files = (await readdir(migrations)).filter((file) => file.endsWith('.sql'));
  const { rows } = await pool.query<{ version: string }>(
    `select version from supabase_migrations.schema_migrations`,
  );
  const applied = new Set(rows.map(({ version }) => version));
  const missing = files.filter((file) => !applied.has(file.slice(0, 14)));
  if (missing.length === 0) return ok(about, `all ${files.length} are applied`);
  return problem(
    about,
    `${missing.length} are missing, the first is ${missing.toSorted()[0] ?? ''}`,
    'Start the API once: it applies them. If it does not start, its log says why.',
  );
}

async function checkRowSecurity(pool: Pool): Promise<Finding> {
  const about = 'row-level security';
  const { rows } = await pool.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'app'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`);
  if (rows.length === 0) return ok(about, 'on for every table');
  const names = rows.map(({ name }) => name).join(', ');
  const advice = 'Run `alter table app.<name> enable row level security;` for each.';
  return problem(about, `off for ${names}`, advice);
}

/** Browsers come with these roles where the data API of a hosted backend is open to them. */
async function checkRoles(pool: Pool): Promise<Finding> {
  const about = 'access of browsers';
  const { rows } = await pool.query<{ role: string }>(`
    select rolname as role from pg_roles where rolname in ('anon', 'authenticated')
      and has_schema_privilege(oid, 'app', 'usage')`);
  if (rows.length === 0) return ok(about, 'none to the schema `app`');
  const roles = rows.map(({ role }) => role).join(', ');
  const advice = `Run \`revoke usage on schema app from ${roles};\`, and take \`app\` off the exposed schemas of the data API.`;
  return problem(about, `${roles} may use the schema \`app\``, advice);
}

/** The database, and that nobody but us gets at it. */
export const checkDatabase =
  ({ url }: { readonly url: string }): Check =>
  async () => {
    const about = 'database';
    const pool = createPool({ url, poolSize: 1 });
    try {
      await pool.query('select 1');
    } catch (error) {
      await pool.end();
      const advice = 'Check DATABASE_URL, and that the database lets this machine in.';
      return [problem(about, `cannot be reached: ${reasonOf(error)}`, advice)];
    }
    try {
      const checks = [checkMigrations, checkRowSecurity, checkRoles];
      const findings = [ok(about, 'answers')];
      for (const check of checks) findings.push(await check(pool));
      return findings;
    } catch (error) {
      const advice = 'Start the API once: it makes what is missing.';
      return [ok(about, 'answers'), problem('migrations', reasonOf(error), advice)];
    } finally {
      await pool.end();
    }
  };
