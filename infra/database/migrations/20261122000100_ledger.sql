drop index app.transfers_user_id;
create index transfers_by_user on app.transfers (user_id, id desc);
create index launches_reserved on app.launches (lease_until) where state = 'reserved';
create index interviews_waiting on app.interviews (created_at) where state = 'ready';

-- What a person sees of their transfers: everything that changed what they can spend less what they
-- owe, once. So a launch that failed, and a debt that is settled, do not appear.
create view app.ledger_entries as
  select transfers.id, transfers.user_id, transfers.created_at,
    case
      when debit = 'grants' then 'welcome'
      when debit = 'sales' then 'purchase'
      when debit = 'consumed' then 'return'
      when credit in ('held', 'prepaid') then 'interview'
      when reference like 'dispute%' then 'dispute'
      else 'refund'
    end as kind,
    case when debit in ('available', 'owed') then -transfers.amount else transfers.amount end as tokens,
    case when credit = 'held' or debit = 'consumed'
      then split_part(reference, ':', 2)::uuid end as interview_id,
    payments.plan_id, payments.amount_cents, payments.currency
  from app.transfers
    left join app.launches on credit = 'held'
      and launches.id = case when credit = 'held' then split_part(reference, ':', 2)::uuid end
    left join app.payments on (debit in ('sales', 'clawback') or credit = 'clawback')
      and payments.checkout_session_id = split_part(reference, ':', 2)
  where (debit in ('available', 'owed') or credit = 'available')
    and debit <> 'held'
    and credit <> 'owed'
    and launches.state is distinct from 'failed_released';

-- A hosted backend has the roles and the function that names the caller; elsewhere they are made.
do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin', name);
      exception when duplicate_object or unique_violation then
        null; -- roles belong to the whole server: another database made it at the same moment
      end;
    end if;
  end loop;
  if to_regprocedure('auth.uid()') is null then
    create schema if not exists auth;
    grant usage on schema auth to anon, authenticated;
    create function auth.uid() returns uuid language sql stable as $uid$
      select coalesce(
        nullif(current_setting('request.jwt.claim.sub', true), ''),
        nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
      )::uuid
    $uid$;
  end if;
end $$;

-- For clients of the hosted data API: the caller's own rows, and nothing but reading.
create view public.my_interviews with (security_barrier) as
  select interviews.id, interviews.created_at, settings, scenario_title, state, duration_seconds,
    reports.overall as overall_score
  from app.interviews left join app.reports on reports.interview_id = interviews.id
  where user_id = auth.uid() and assistant_id is not null;

create view public.my_transfers with (security_barrier) as
  select id, created_at, kind, tokens, interview_id, plan_id, amount_cents, currency
  from app.ledger_entries where user_id = auth.uid();

revoke all on public.my_interviews, public.my_transfers from public, anon, authenticated;
grant select on public.my_interviews, public.my_transfers to authenticated;
