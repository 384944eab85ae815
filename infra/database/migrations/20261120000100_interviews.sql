create table app.launches (
  id           uuid primary key,
  user_id      uuid not null,
  key          text not null check (length(key) between 8 and 255), -- minted by the browser
  request_hash text not null,                                       -- what the key was first used for
  state        text not null default 'reserved'
    check (state in ('reserved', 'ready', 'failed_released')),
  assistant_id text unique check ((assistant_id is not null) = (state = 'ready')),
  failure      text check ((failure is not null) = (state = 'failed_released')), -- error code answered
  lease_until  timestamptz not null, -- from then on the reservation is nobody's and is settled
  created_at   timestamptz not null default now(),
  unique (user_id, key)
);
alter table app.launches enable row level security;

create table app.interviews (
  id               uuid primary key references app.launches (id),
  user_id          uuid not null,
  settings         jsonb not null,
  scenario_id      text not null,
  scenario_title   text not null,
  plan             jsonb not null, -- chosen questions, drawn numbers and the seed: replays the interview
  engine_version   text not null,
  assistant_id     text unique,
  call_id          text, -- the platform's call that asked last
  state            text not null default 'ready'
    check (state in ('ready', 'active', 'ended', 'marking', 'marked', 'failed', 'void')),
  started_at       timestamptz,
  ended_at         timestamptz,
  end_reason       text,
  duration_seconds integer check (duration_seconds >= 0),
  created_at       timestamptz not null default now(),
  check (assistant_id is not null or state in ('ready', 'void')),
  check (started_at is not null or state <> 'active'),
  check ((ended_at is not null) = (state in ('ended', 'marking', 'marked', 'failed', 'void')))
);
create index interviews_by_user on app.interviews (user_id, created_at desc);
create index interviews_active on app.interviews (started_at) where state = 'active';
alter table app.interviews enable row level security;

create table app.interview_turns (
  interview_id uuid not null references app.interviews (id),
  seq          integer not null check (seq >= 0),
  role         text not null check (role in ('interviewer', 'candidate')),
  text         text not null,
  question_id  text,
  rung         integer check (rung between 0 and 4),
  act          text,
  source       text check (source in ('voice', 'typed')),
  ends_call    boolean not null default false, -- the platform hangs up once this is said
  call_id      text not null,
  exchange     integer not null check (exchange >= 0), -- 0 is the opening of a call
  started_ms   integer not null check (started_ms >= 0),
  created_at   timestamptz not null default now(),
  primary key (interview_id, seq),
  -- An answer and its reply exist once, however often the platform asks for them.
  unique (interview_id, call_id, exchange, role),
  check ((source is not null) = (role = 'candidate'))
);
alter table app.interview_turns enable row level security;

create table app.reports (
  interview_id   uuid primary key references app.interviews (id),
  engine_version text not null,
  overall        numeric(2, 1) check (overall between 1 and 5),
  report         jsonb not null,
  created_at     timestamptz not null default now()
);
alter table app.reports enable row level security;
