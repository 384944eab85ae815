-- What a hosted backend guards in its own schemas. Elsewhere nothing happens: the tables are missing,
-- or a stand-in guards them itself.
do $$
begin
  -- Only a user's own browsers listen on the user's topic, and only the server speaks on it.
  if to_regclass('realtime.messages') is not null
    and to_regprocedure('realtime.topic()') is not null then
    create policy "own topic" on realtime.messages for select to authenticated
      using ((select realtime.topic()) = 'user:' || (select auth.uid())::text);
  end if;
exception
  when insufficient_privilege or duplicate_object then
    raise warning 'Nobody can listen to notices: %', sqlerrm;
end $$;

do $$
begin
  -- A private bucket, in which everybody has a folder of their own.
  if to_regclass('storage.buckets') is not null
    and to_regprocedure('storage.foldername(text)') is not null then
    insert into storage.buckets (id, name, public) values ('recordings', 'recordings', false)
      on conflict (id) do update set public = false;
    create policy "own recordings" on storage.objects for all to authenticated
      using (bucket_id = 'recordings'
        and (storage.foldername(name))[1] = (select auth.uid())::text)
      with check (bucket_id = 'recordings'
        and (storage.foldername(name))[1] = (select auth.uid())::text);
  end if;
exception
  when insufficient_privilege or duplicate_object or undefined_column then
    raise warning 'Nobody can keep recordings: %', sqlerrm;
end $$;
