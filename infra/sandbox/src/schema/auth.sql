-- The part of the hosted backend's `auth` schema that our migrations and the accounts service refer to.
-- Roles belong to the whole server: another database may be creating them at the same moment.
do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin', name);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
  end loop;
end $$;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

create table if not exists auth.users (
  id                   uuid primary key default gen_random_uuid(),
  aud                  text not null default 'authenticated',
  role                 text not null default 'authenticated',
  email                text,
  encrypted_password   text,
  email_confirmed_at   timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at     timestamptz,
  last_sign_in_at      timestamptz,
  raw_app_meta_data    jsonb not null default '{"provider": "email", "providers": ["email"]}',
  raw_user_meta_data   jsonb not null default '{}',
  phone                text,
  is_anonymous         boolean not null default false,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now()
);
create unique index if not exists users_email on auth.users (lower(email));

-- Data folders of an earlier version lack what follows.
alter table auth.users
  alter column email drop not null,
  alter column encrypted_password drop not null,
  add column if not exists phone_confirmed_at          timestamptz,
  add column if not exists invited_at                  timestamptz,
  add column if not exists new_email                   text, -- wanted, until both mailboxes have agreed
  add column if not exists email_change_sent_at        timestamptz,
  add column if not exists email_change_confirm_status smallint not null default 0,
  add column if not exists new_phone                   text, -- wanted, until its code has been entered
  add column if not exists phone_change_sent_at        timestamptz,
  add column if not exists reauthentication_sent_at    timestamptz,
  add column if not exists banned_until                timestamptz,
  add column if not exists deleted_at                  timestamptz; -- set by a deletion that keeps the row
create unique index if not exists users_phone on auth.users (phone);

-- How an account is known to each provider; e-mail and phone are providers too.
create table if not exists auth.identities (
  id              uuid primary key default gen_random_uuid(),
  user_id         uuid not null references auth.users (id) on delete cascade,
  provider        text not null,
  provider_id     text not null,
  identity_data   jsonb not null,
  email           text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  unique (provider, provider_id)
);
create index if not exists identities_user_id on auth.identities (user_id);
insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at)
select id, 'email', id::text,
       jsonb_build_object('sub', id, 'email', email, 'email_verified', email_confirmed_at is not null,
                          'phone_verified', false),
       last_sign_in_at, created_at
from auth.users
where email is not null and not exists (select from auth.identities known where known.user_id = users.id)
on conflict do nothing;

-- Authenticator apps. The secret is what both sides compute codes from.
create table if not exists auth.mfa_factors (
  id                 uuid primary key default gen_random_uuid(),
  user_id            uuid not null references auth.users (id) on delete cascade,
  friendly_name      text,
  factor_type        text not null,
  status             text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret             text not null,
  last_used_step     bigint, -- a code counts once
  last_challenged_at timestamptz,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now()
);
create unique index if not exists mfa_factors_friendly_name
  on auth.mfa_factors (user_id, friendly_name) where trim(friendly_name) <> '';

create table if not exists auth.mfa_challenges (
  id          uuid primary key default gen_random_uuid(),
  factor_id   uuid not null references auth.mfa_factors (id) on delete cascade,
  ip_address  text not null,
  verified_at timestamptz,
  created_at  timestamptz not null default now()
);
create index if not exists mfa_challenges_factor_id on auth.mfa_challenges (factor_id);
alter table auth.mfa_challenges
  add column if not exists wrong_attempts smallint not null default 0;

-- Who did what to an account, without any secret.
create table if not exists auth.audit_log_entries (
  id         uuid primary key default gen_random_uuid(),
  payload    jsonb not null,
  ip_address text not null default '',
  created_at timestamptz not null default now()
);
create index if not exists audit_log_entries_created_at on auth.audit_log_entries (created_at);

create table if not exists auth.sessions (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users (id) on delete cascade,
  method     text not null, -- how the person signed in: password, otp, recovery
  created_at timestamptz not null default now()
);
create index if not exists sessions_user_id on auth.sessions (user_id);
alter table auth.sessions
  add column if not exists aal          text not null default 'aal1',
  add column if not exists factor_id    uuid references auth.mfa_factors (id) on delete cascade,
  add column if not exists verified_at  timestamptz, -- when the second factor was shown
  add column if not exists refreshed_at timestamptz,
  add column if not exists user_agent   text,
  add column if not exists ip           text;

create table if not exists auth.refresh_tokens (
  token      text primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  parent     text,
  created_at timestamptz not null default now(),
  revoked_at timestamptz -- set when the token was exchanged for its child
);
create index if not exists refresh_tokens_session_id on auth.refresh_tokens (session_id);

-- Links in mails, and the codes that a link becomes in the code-exchange flow. Only hashes are kept.
create table if not exists auth.one_time_tokens (
  token_hash            text primary key,
  user_id               uuid not null references auth.users (id) on delete cascade,
  token_type            text not null,
  code_challenge        text,
  code_challenge_method text,
  expires_at            timestamptz not null
);
create index if not exists one_time_tokens_user_id on auth.one_time_tokens (user_id, token_type);
alter table auth.one_time_tokens
  add column if not exists relates_to     text, -- the mailbox or number it was sent to
  add column if not exists code_hash      text, -- of the six digits beside the link
  add column if not exists wrong_attempts smallint not null default 0,
  add column if not exists created_at     timestamptz not null default now();

-- When an address was last sent a mail of a kind, whether or not anybody has an account there.
create table if not exists auth.mail_limits (
  email   text not null,
  kind    text not null,
  sent_at timestamptz not null default now(),
  primary key (email, kind)
);
-- What is over is forgotten at every start.
delete from auth.mail_limits where sent_at < now() - interval '1 day';
delete from auth.one_time_tokens where expires_at < now() - interval '1 day';

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;
