import type { deskTeamOperations } from "../../hosts/desk/teams";
import { HostRefusal } from "../../hosts/implement";
import { mailSite } from "../account/mail-site";
import { appendAudit } from "../audit";
import { type HandlersOf, type HostContext, MANAGERS, missing, requireRole } from "../context";
import { enqueueMail } from "../outbox";
import { readPage } from "../paging";
import { readTeams, type TeamRow } from "../services/team-rows";
import { containsWords } from "../text";
import { decisionText, OPEN, OUTCOMES, provincesOf, tooLate } from "./deciding";
import { ownTeamHandlers } from "./own-teams";
import { nameOf } from "./people-rows";
import { joinTeam } from "./team-joining";

const LEAD_PROGRAMME = 7;

/** Teams: by their key, joining, competitions, and the inbox (designs B2, B8). */
export function deskTeamHandlers(context: HostContext): HandlersOf<typeof deskTeamOperations> {
  const { db, clock } = context;
  const only = async (lmsId: string, row: TeamRow) => {
    const [team] = await readTeams(db, lmsId, [row]);
    if (!team) throw missing("Pendaftaran tim");
    return team;
  };

  return {
    ...ownTeamHandlers(context),

    listTeamEvents: async ({ lmsId }) => {
      const rows = await db
        .selectFrom("team_events")
        .select(["slug", "title", "closes_at as closesAt"])
        .where("lms_id", "=", lmsId)
        .where("closes_at", ">", clock())
        .orderBy("closes_at")
        .orderBy("slug")
        .execute();
      return { data: rows };
    },

    saveTeamEvent: async (input) => {
      const { lmsId, user, body } = input;
      requireRole(user, MANAGERS);
      const { slug, title, closesAt } = body;
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto("team_events")
          .values({ lms_id: lmsId, slug, title, closes_at: closesAt, created_at: clock() })
          .onConflict((conflict) => conflict.columns(["lms_id", "slug"]).doUpdateSet({ title, closes_at: closesAt }))
          .execute();
        const actorName = await nameOf(trx, user.id);
        await appendAudit(context, trx, input, {
          user,
          actorName,
          action: "team-event.save",
          entity: "team-event",
          entityId: slug,
          after: body,
        });
      });
      return { data: body };
    },

    joinTeam: async ({ lmsId, user, body }) => ({ data: await joinTeam(context, lmsId, user.id, body) }),

    listTeams: async ({ lmsId, user, query: { page, perPage, event, status, search } }) => {
      const provinces = await provincesOf(db, lmsId, user, [LEAD_PROGRAMME]);
      let query = db.selectFrom("teams").selectAll().where("lms_id", "=", lmsId);
      if (provinces)
        query = query.where("school_id", "in", (eb) =>
          eb
            .selectFrom("schools as s")
            .select("s.id")
            .where("s.lms_id", "=", lmsId)
            .where("s.province_id", "in", [...provinces, ""]),
        );
      if (event) query = query.where("event_slug", "=", event);
      if (status) query = query.where("status", "=", status);
      for (const word of containsWords("name_key", search)) query = query.where(word);
      const { rows, ...measures } = await readPage(query.orderBy("created_at", "desc").orderBy("id"), page, perPage);
      return { data: { ...measures, items: await readTeams(db, lmsId, rows) } };
    },

    decideTeam: async (input) => {
      const { lmsId, user, body } = input;
      const { id, version, decision, reason } = body;
      const provinces = await provincesOf(db, lmsId, user);
      const site = await mailSite(context, lmsId);
      const row = await db.transaction().execute(async (trx) => {
        const find = async () => {
          const team = await trx
            .selectFrom("teams as t")
            .innerJoin("schools as s", (join) => join.onRef("s.id", "=", "t.school_id").onRef("s.lms_id", "=", "t.lms_id"))
            .selectAll("t")
            .select("s.province_id")
            .where("t.lms_id", "=", lmsId)
            .where("t.id", "=", id)
            .executeTakeFirst();
          if (!team || (provinces && !provinces.includes(team.province_id))) throw missing("Pendaftaran tim");
          return team;
        };
        const before = await find();
        const now = clock();
        const actorName = await nameOf(trx, user.id);
        const decided = { decided_by: user.id, decided_by_name: actorName, decided_at: now, updated_at: now };
        const { numUpdatedRows } = await trx
          .updateTable("teams")
          .set({ ...decided, status: OUTCOMES[decision], reason: reason || null, version: version + 1 })
          .where("lms_id", "=", lmsId)
          .where("id", "=", id)
          .where("version", "=", version)
          .where("status", "in", OPEN)
          .executeTakeFirst();
        const after = await find();
        if (numUpdatedRows === 0n)
          throw after.status === "withdrawn" ? new HostRefusal(409, "Tim ini sudah mengundurkan diri.") : tooLate(after);
        if (decision === "reject")
          await trx.updateTable("team_members").set({ active: 0 }).where("lms_id", "=", lmsId).where("team_id", "=", id).execute();
        const coach: { name: string; email: string } = JSON.parse(after.coach);
        const { subject, words } = decisionText(`tim ${after.name}`, body);
        const mail = `Halo ${coach.name},\n\n${words}\n\nNomor pendaftaran: ${after.number}\n\nSalam,\n${site.title}`;
        await enqueueMail(trx, { lmsId, to: coach.email, now, kind: "team", subject, body: mail });
        await appendAudit(context, trx, input, {
          ...{ user, actorName, action: `team.${decision}`, entity: "team", entityId: id, before: { status: before.status } },
          after: { status: after.status, reason: after.reason, number: after.number },
        });
        return after;
      });
      return { data: await only(lmsId, row) };
    },
  };
}
