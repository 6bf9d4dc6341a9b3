-- The table of tutors, whoever is a tutor besides among them: its page and its count without a look at every student.
create index users_tutors on users (lower(username), id)
  where (user_type = 'Tutor' or is_tutor) and deleted_at is null;
