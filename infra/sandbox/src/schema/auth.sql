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
  email                text not null,
  encrypted_password   text not null,
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

create table if not exists auth.sessions (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users (id) on delete cascade,
  method     text not null, -- how the person signed in: password, otp, recovery
  created_at timestamptz not null default now()
);
create index if not exists sessions_user_id on auth.sessions (user_id);

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

-- When an address was last sent a mail of a kind, whether or not anybody has an account there.
create table if not exists auth.mail_limits (
  email   text not null,
  kind    text not null,
  sent_at timestamptz not null default now(),
  primary key (email, kind)
);

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
