import { beforeAll, describe, expect, test } from "vitest";
import { NOTICE_KINDS, type NoticeKind } from "~/lib/notices";
import type { OutgoingMail } from "~/server/adapters/mail-transport";
import { sendOutbox } from "~/server/embedded/domain/mail/send-outbox";
import { enqueueNotice } from "~/server/embedded/domain/notices/enqueue-notice";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID, tamperWith } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { listMails } from "./payment-fixture";

describeEachBackend((site) => {
  let accessToken: string;
  let userCount = 0;
  const as = () => site().createClients({ accessToken }).learning;
  const visitor = (tenantId = TENANT_ID) => site().createClients({ tenantId }).learning;
  const newUser = async () => {
    const id = `pembaca-${++userCount}`;
    await createSignedInUser(site().database.db, id, [{ tenantId: TENANT_ID, role: 4 }]);
    return id;
  };
  const put = (userId: string, notice: NoticeKind, tenantId = TENANT_ID) =>
    enqueueNotice(site().context, site().database.db, {
      tenantId,
      userId,
      notice,
      kind: "test",
      subject: `Kabar ${notice}`,
      text: "ada kabar.",
      site: { title: "Kami", getUrl: (path) => `http://ours.example:3000${path}` },
    });
  const deliver = async () => {
    const sent: OutgoingMail[] = [];
    const mail = { send: async (outgoing: OutgoingMail) => void sent.push(outgoing) };
    await sendOutbox({ ...site().context, ports: { ...site().context.ports, mail } });
    return sent;
  };
  const readLink = async (userId: string) => {
    const [mail] = await listMails(site(), `${userId}@ours.example`);
    return /\/Berhenti\/([\w-]+)$/.exec(mail?.body ?? "")?.[1] ?? "none";
  };
  const toRequest = (token: string, isOn: boolean) => ({ params: { token }, body: { isOn } });

  beforeAll(async () => {
    accessToken = await createSignedInUser(site().database.db, "pemilih", [
      { tenantId: TENANT_ID, role: 4 },
      { tenantId: OTHER_TENANT_ID, role: 4 },
    ]);
  });

  test("saveNotices switches kinds off and on again, for its user and tenant only", async () => {
    expect((await as().getNotices()).data.off).toEqual([]);

    const off: NoticeKind[] = ["place", "digest"];
    await as().saveNotices({ body: { off } });

    expect((await as().getNotices()).data.off).toEqual(["digest", "place"]);
    const elsewhere = site().createClients({ accessToken, tenantId: OTHER_TENANT_ID }).learning;
    expect((await elsewhere.getNotices()).data.off).toEqual([]);
    expect(await getError(visitor().getNotices())).toMatchObject({ status: 401 });

    await put("pemilih", "digest");
    await put("pemilih", "start");

    const subjects = (await listMails(site(), "pemilih@ours.example")).map((mail) => mail.subject);
    expect(subjects).toEqual(["Kabar start"]);

    await as().saveNotices({ body: { off: [] } });

    expect((await as().getNotices()).data.off).toEqual([]);
  });

  describe("the link of a notice", () => {
    test("useNoticeLink switches its kind for its user, without signing in, and can be undone", async () => {
      const userId = await newUser();
      await put(userId, "deadline");
      const token = await readLink(userId);

      expect((await visitor().getNoticeLink({ params: { token } })).data).toEqual({
        kind: "deadline",
        isOn: true,
      });

      for (const isOn of [false, false, true, false])
        expect((await visitor().useNoticeLink(toRequest(token, isOn))).data.isOn).toBe(isOn);
      await put(userId, "deadline");
      await put(userId, "start");

      const mails = await listMails(site(), `${userId}@ours.example`);
      expect(mails.map(({ subject }) => subject)).toEqual(["Kabar deadline", "Kabar start"]);
    });

    test("is unknown with another user, kind, tenant or signature, and changes nothing", async () => {
      const userId = await newUser();
      await put(userId, "digest");
      const token = await readLink(userId);
      const wrong = [
        tamperWith(token),
        token.replace("-digest-", "-start-"),
        token.slice(0, -1) + (token.endsWith("0") ? "1" : "0"),
        token.replace(userId, "pemilih"),
        "x",
      ];

      for (const other of wrong) {
        expect(await getError(visitor().getNoticeLink({ params: { token: other } }))).toMatchObject(
          { status: 404 },
        );
        expect(await getError(visitor().useNoticeLink(toRequest(other, false)))).toMatchObject({
          status: 404,
        });
      }
      expect(
        await getError(visitor(OTHER_TENANT_ID).useNoticeLink(toRequest(token, false))),
      ).toMatchObject({ status: 404 });
      expect(
        await site()
          .database.db.selectFrom("notice_opt_outs")
          .select("notice")
          .where("user_id", "=", userId)
          .execute(),
      ).toEqual([]);
    });

    test("is unknown once its user is deleted", async () => {
      const userId = await newUser();
      await put(userId, "digest");
      const token = await readLink(userId);
      await site().database.db.deleteFrom("users").where("id", "=", userId).execute();

      expect(await getError(visitor().useNoticeLink(toRequest(token, false)))).toMatchObject({
        status: 404,
      });
    });
  });

  test("sendOutbox respects a choice that was made after an email was queued, and announces the link", async () => {
    await site().database.db.deleteFrom("outbox").execute();
    const [off, on] = [await newUser(), await newUser()];
    for (const userId of [off, on]) {
      await put(userId, "digest");
      await put(userId, "start");
    }
    const link = await readLink(off);
    const isDigest = link.includes("-digest-");
    await visitor().useNoticeLink(toRequest(link, false));

    const sent = await deliver();

    const kept = isDigest ? "start" : "digest";
    const toText = ({ to, subject }: OutgoingMail) => `${to} ${subject}`;
    expect(sent.map(toText).toSorted()).toEqual([
      `${off}@ours.example Kabar ${kept}`,
      `${on}@ours.example Kabar digest`,
      `${on}@ours.example Kabar start`,
    ]);
    for (const { text, unsubscribeUrl } of sent) {
      expect(unsubscribeUrl).toMatch(/^http:\/\/ours\.example:3000\/Berhenti\/pembaca-/);
      expect(text.endsWith(`\n${unsubscribeUrl}`)).toBe(true);
    }
    expect(await listMails(site(), `${off}@ours.example`)).toHaveLength(1);
    expect(await deliver()).toEqual([]);
  });

  test("every kind has a link of its own", async () => {
    const userId = await newUser();
    for (const kind of NOTICE_KINDS) await put(userId, kind);

    const mails = await listMails(site(), `${userId}@ours.example`);

    expect(new Set(mails.map(({ body }) => /\/Berhenti\/(.+)$/.exec(body)?.[1])).size).toBe(
      NOTICE_KINDS.length,
    );
  });
});
