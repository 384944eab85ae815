alter table app.interview_turns
  add column ended_ms    integer check (ended_ms >= 0), -- null where nobody measured it
  add column spoken_text text;                          -- the words said instead of `text`

-- Reports written so far have the first form; the API marks their interviews again when it starts.
alter table app.reports
  add column format     smallint not null default 1,
  add column judgements jsonb; -- what a language model said, for marking the same way again
create index reports_by_format on app.reports (format);
