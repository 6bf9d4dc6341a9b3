-- The kind of a question, if its answers do not say it (core/kinds/stored-kinds.ts). null: choices or typed answers, as
-- before; a kind counts only while all answers of its question are typed, because the release before may add choices.
alter table questions add column kind text;
