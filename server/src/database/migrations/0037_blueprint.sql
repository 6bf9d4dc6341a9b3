-- Of a test on screen: by module, how many questions its authors want of each domain, rank and kind.
alter table exams add column blueprint jsonb not null default '{}';
