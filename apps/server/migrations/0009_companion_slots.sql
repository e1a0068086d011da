-- Extra slots whose picture is on its way; the count is raised when one is begun and lowered when it fails.
alter table companions
  add column slot_2_pending boolean not null default false,
  add column slot_3_pending boolean not null default false,
  add check (not (slot_2_pending and image_slot_2 is not null)),
  add check (not (slot_3_pending and image_slot_3 is not null)),
  -- The picture of a profile or a slot stands in one place only.
  add check (profile_image_id is null or (profile_image_id is distinct from image_slot_2 and profile_image_id is distinct from image_slot_3)),
  add check (image_slot_2 is null or image_slot_2 is distinct from image_slot_3);
