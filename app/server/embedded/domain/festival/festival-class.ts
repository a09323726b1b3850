import { FESTIVAL_CLASS_SLUG } from "~/lib/paths";
import type { Queryable } from "../../kit/context";

/** The festival's fixed class (PRE8) if it is published, also under a new slug. */
export const queryFestivalClass = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("classes")
    .where("lms_id", "=", tenantId)
    .where("publication", "=", "published")
    .where((eb) =>
      eb.or([
        eb("slug", "=", FESTIVAL_CLASS_SLUG),
        eb(
          "id",
          "in",
          eb
            .selectFrom("class_slugs")
            .select("class_id")
            .where("lms_id", "=", tenantId)
            .where("slug", "=", FESTIVAL_CLASS_SLUG),
        ),
      ]),
    );
