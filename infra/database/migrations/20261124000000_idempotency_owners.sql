-- Two leases of one key may end in the same millisecond; whose a lease is, its end cannot tell.
alter table app.idempotency_keys add column locked_by uuid not null default gen_random_uuid();
