create schema if not exists sandbox;

create table if not exists sandbox.outbox (
  id         bigint generated always as identity primary key,
  recipient  text not null,
  subject    text not null,
  body       text not null,
  html       text not null,
  link       text,
  link_label text,
  created_at timestamptz not null default now()
);

create table if not exists sandbox.assistants (
  id         uuid primary key default gen_random_uuid(),
  settings   jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table if not exists sandbox.calls (
  id                  uuid primary key default gen_random_uuid(),
  assistant_id        uuid not null, -- outlives the assistant
  assistant           jsonb not null, -- as it was when the call was created
  token               text not null,
  status              text not null default 'queued' check (status in ('queued', 'in-progress', 'ended')),
  ended_reason        text,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  started_at          timestamptz,
  ended_at            timestamptz,
  report_delivered_at timestamptz
);
create index if not exists calls_assistant_id on sandbox.calls (assistant_id);
create index if not exists calls_unfinished on sandbox.calls (created_at) where report_delivered_at is null;

create table if not exists sandbox.call_messages (
  seq        bigint generated always as identity primary key,
  call_id    uuid not null references sandbox.calls (id) on delete cascade,
  id         text not null, -- the client's message id, or the turn's
  role       text not null check (role in ('user', 'assistant')),
  text       text not null,
  heard_text text, -- what of it was heard, when it was cut short
  source     text check (source in ('voice', 'typed')),
  ends_call  boolean not null default false,
  -- false while the interviewer's turn is still being said, and after it broke off
  is_complete boolean not null default true,
  created_at timestamptz not null default now(),
  unique (call_id, id)
);
-- When the voice began and stopped; null for what was typed or only shown.
alter table sandbox.call_messages add column if not exists spoken_from timestamptz;
alter table sandbox.call_messages add column if not exists spoken_to timestamptz;
