-- An account whose rows are gone, until nothing of it is left anywhere else; then this row goes too.
create table app.erasures (
  id         uuid primary key default gen_random_uuid(), -- what its job is told
  user_id    uuid not null unique,
  launch_ids uuid[] not null, -- name the interviewers the voice platform may still have
  call_ids   text[] not null, -- and the calls
  created_at timestamptz not null default now()
);
alter table app.erasures enable row level security;

-- That an account was deleted, without saying whose: what comes in later must not bring it back.
create table app.erased_users (
  user_hash bytea primary key,
  erased_at timestamptz not null default now()
);
alter table app.erased_users enable row level security;

create function app.hash_of_user(user_id uuid) returns bytea language sql immutable as $$
  select sha256(convert_to(user_id::text, 'UTF8'))
$$;

-- Whoever begins something for a user and whoever deletes the account take turns.
create function app.number_of_user(user_id uuid) returns bigint language sql immutable as $$
  select hashtextextended(user_id::text, 20261122)
$$;

create function app.refuse_erased_user() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(app.number_of_user(new.user_id));
  if exists (select from app.erased_users where user_hash = app.hash_of_user(new.user_id)) then
    raise exception 'This account was deleted' using errcode = 'GS410';
  end if;
  return new;
end $$;

-- Every other row about a user refers to one of these.
create trigger wallets_refuse_erased_users before insert on app.wallets
  for each row execute function app.refuse_erased_user();
create trigger launches_refuse_erased_users before insert on app.launches
  for each row execute function app.refuse_erased_user();
create trigger payments_refuse_erased_users before insert on app.payments
  for each row execute function app.refuse_erased_user();
create trigger idempotency_keys_refuse_erased_users before insert on app.idempotency_keys
  for each row execute function app.refuse_erased_user();

-- Transfers stay as they are, for as long as their owner does.
create function app.refuse_removal() returns trigger language plpgsql as $$
begin
  if exists (select from app.erasures where user_id = old.user_id) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
drop trigger transfers_are_append_only on app.transfers;
create trigger transfers_are_append_only
  before update or truncate on app.transfers
  for each statement execute function app.refuse_change();
create trigger transfers_stay
  before delete on app.transfers
  for each row execute function app.refuse_removal();

-- Finds the events that were about somebody's interviews and payments.
create index webhook_events_by_subject on app.webhook_events ((coalesce(
  payload ->> 'assistantId', payload #>> '{subject,session}', payload #>> '{subject,intent}')));
