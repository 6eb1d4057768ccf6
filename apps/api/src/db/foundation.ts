/**
 * What the tables and the queries stand on; repeated before every migration, so it may be run again.
 * `search_fold` makes words comparable: no accents, no case, nothing but letters and digits between single spaces.
 */
export const foundation = `
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

create or replace function search_fold(text) returns text
language sql immutable strict parallel safe
return btrim(regexp_replace(lower(unaccent('unaccent'::regdictionary, $1)), '[^[:alnum:]]+', ' ', 'g'));
`;
