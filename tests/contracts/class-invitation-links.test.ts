import { describe, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import { getClassInvitation } from "~/server/embedded/domain/invitations/join-by-invitation";
import { mapConcurrently } from "../guards/test-browser";
import {
  describeEachBackend,
  FORBIDDEN,
  getError,
  OTHER_TENANT_ID,
  TENANT_ID,
  tamperWith,
} from "./backend";
import { createPaidClass, getAccountBalance, sendGatewayNotification } from "./payment-fixture";
import { createPayoutUser } from "./payout-user-fixture";

/** Requests in flight: more of them would wait beyond a busy machine's deadline. */
const CONCURRENCY = 24;

const PRICE = 400_000;

describeEachBackend((site) => {
  const createClass = (more = {}) => createPaidClass(site(), { price: 0, quota: 300, ...more });
  const createUser = (role: number, tenantId = TENANT_ID) =>
    createPayoutUser(site(), [role], 0, tenantId);
  type User = Awaited<ReturnType<typeof createUser>>;
  const invite = async (
    { hosts }: User,
    slug: string,
    more: { maxUses?: string; isFree?: "on" } = {},
  ) =>
    (await hosts.learning.inviteToClass({ params: { slug }, body: { days: "7", ...more } })).data;
  const join = ({ hosts }: User, token: string) =>
    hosts.learning.joinByInvitation({ params: { token } });
  const readSeats = (slug: string) =>
    site()
      .database.db.selectFrom("classes")
      .select(["enrolled", "reserved"])
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();

  async function createMentor(slug: string): Promise<User> {
    const mentor = await createUser(ROLE.mentor);
    const class_id = `${TENANT_ID}-${slug}`;
    await site()
      .database.db.insertInto("class_staff")
      .values({ lms_id: TENANT_ID, class_id, user_id: mentor.id })
      .execute();
    return mentor;
  }

  test("inviteToClass is for the class's staff; a free place in a paid class for admins", async () => {
    const slug = await createClass();
    const paid = await createClass({ price: PRICE });
    const [mentor, stranger, learner, admin] = [
      await createMentor(slug),
      await createUser(ROLE.mentor),
      await createUser(ROLE.student),
      await createUser(ROLE.admin),
    ];

    expect(await invite(mentor, slug)).toMatchObject({ used: 0, maxUses: null, isFree: false });
    for (const other of [stranger, learner, await createUser(ROLE.admin, OTHER_TENANT_ID)])
      expect([403, 404]).toContain((await getError(invite(other, slug))).status);
    expect(await getError(invite(await createMentor(paid), paid, { isFree: "on" }))).toMatchObject(
      FORBIDDEN,
    );
    expect((await invite(admin, paid, { isFree: "on" })).isFree).toBe(true);
    const list = { params: { slug }, query: {} };
    expect(await getError(stranger.hosts.learning.listClassInvitations(list))).toMatchObject(
      FORBIDDEN,
    );
    expect((await mentor.hosts.learning.listClassInvitations(list)).data.items).toHaveLength(1);
  });

  describe("joinByInvitation", () => {
    test("200 people join as often as the link allows, and not once more", async () => {
      const slug = await createClass();
      const { token, id } = await invite(await createMentor(slug), slug, { maxUses: "12" });
      const people = await Promise.all(Array.from({ length: 200 }, () => createUser(ROLE.student)));

      const outcomes = await mapConcurrently(people, CONCURRENCY, (person) =>
        join(person, token).then(
          () => "joined",
          (error: { status: number }) => error.status,
        ),
      );

      expect(outcomes.filter((outcome) => outcome === "joined")).toHaveLength(12);
      expect(outcomes.filter((outcome) => outcome === 409)).toHaveLength(188);
      expect((await readSeats(slug)).enrolled).toBe(5 + 12);
      const { used } = await site()
        .database.db.selectFrom("class_invitations")
        .select("used")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      expect(used).toBe(12);
    });

    test("keeps the class's limit of places, and counts no learner twice", async () => {
      const slug = await createClass({ quota: 6, enrolled: 5 });
      const { token } = await invite(await createMentor(slug), slug);
      const [one, other] = [await createUser(ROLE.student), await createUser(ROLE.student)];

      expect((await join(one, token)).data).toEqual({ class: slug });
      expect(await getError(join(one, token))).toMatchObject({
        status: 409,
        message: "Anda sudah menjadi peserta kelas ini",
      });
      expect(await getError(join(other, token))).toMatchObject({
        status: 409,
        message: "Kuota kelas ini sudah penuh",
      });
      expect(await readSeats(slug)).toEqual({ enrolled: 6, reserved: 0 });
    });

    test("gives a free place in a paid class only with such a link, and closes an unpaid invoice", async () => {
      const slug = await createClass({ price: PRICE, enrolled: 0 });
      const admin = await createUser(ROLE.admin);
      const [plain, free] = [
        await invite(admin, slug),
        await invite(admin, slug, { isFree: "on" }),
      ];
      const learner = await createUser(ROLE.student);
      const { data } = await learner.hosts.services.createInvoice({
        query: { slug },
        body: { method: "qris" },
      });

      expect(await getError(join(learner, plain.token))).toMatchObject({ status: 409 });

      await join(learner, free.token);

      expect(await readSeats(slug)).toEqual({ enrolled: 1, reserved: 0 });
      const owed = await getAccountBalance(site(), "owed:double-payments");
      await sendGatewayNotification(site(), data.orderId ?? "", "paid", PRICE);
      expect(await getAccountBalance(site(), "owed:double-payments")).toBe(owed + PRICE);
    });
  });

  test("a link is unknown once revoked or expired, to another tenant, and with another token", async () => {
    const slug = await createClass();
    const mentor = await createMentor(slug);
    const { token, id } = await invite(mentor, slug);
    const read = (text: string, tenantId = TENANT_ID) =>
      site()
        .createClients({ tenantId })
        .learning.getClassInvitation({ params: { token: text } });

    expect((await read(token)).data).toEqual({
      class: slug,
      isUsedUp: false,
      isFree: true,
      isEnrolled: false,
    });
    expect(
      (await site().createClients().services.getInvitedClass({ params: { token } })).data.slug,
    ).toBe(slug);
    expect(await getError(read(tamperWith(token)))).toMatchObject({ status: 404 });
    expect(await getError(read(token, OTHER_TENANT_ID))).toMatchObject({ status: 404 });
    const later = { ...site().context, clock: () => Date.now() + 8 * DAY_MS };
    await expect(
      getClassInvitation(later, { tenantId: TENANT_ID, token, user: null }),
    ).rejects.toMatchObject({ status: 404 });

    const params = { slug, id };
    await mentor.hosts.learning.revokeClassInvitation({ params });

    expect(await getError(mentor.hosts.learning.revokeClassInvitation({ params }))).toMatchObject({
      status: 409,
    });
    expect(await getError(read(token))).toMatchObject({ status: 404 });
    expect(await getError(join(await createUser(ROLE.student), token))).toMatchObject({
      status: 404,
    });
    expect(
      await getError(site().createClients().services.getInvitedClass({ params: { token } })),
    ).toMatchObject({ status: 404 });
    expect(
      JSON.stringify(
        await site().database.db.selectFrom("class_invitations").selectAll().execute(),
      ),
    ).not.toContain(token);
  });
});
