import { bodyField, contains, created, isObject, missing, ok, paged, sameId } from "../../answers";
import { GROUP } from "../../data/ids";
import { PAYOUT_STATUSES } from "../../data/people";
import type { State } from "../../data/state";
import type { Json, JsonObject } from "../../types";
import { forStaff, type Handler, type Handlers } from "../handlers";

/** A status or bank that this host does not know is ignored: the product description names no values. */
function filterPayouts({ payouts, banks }: State, query: URLSearchParams): JsonObject[] {
  const status = PAYOUT_STATUSES.find((one) => one === query.get("status"));
  const bank = banks.find(
    (one) => sameId(one.name, query.get("bank")) || sameId(one.id, query.get("bank")),
  );
  return payouts.filter(
    (row) =>
      (status === undefined || row.status === status) &&
      (bank === undefined || row.bank === bank.name) &&
      (contains(row.bank, query.get("search")) || contains(row.id, query.get("search"))),
  );
}

const requestPayout: Handler = (request, state) => {
  state.payouts.unshift({
    id: state.makeId(GROUP.payout, 9_000 + state.sequence),
    bank: bodyField(request, "bank"),
    amount: Number(bodyField(request, "amount")) || 0,
    status: "requested",
  });
  state.sequence += 1;
  return created(null);
};

/** The field that names the payout is not shown, so any value that equals a payout id counts. */
function findPayout({ payouts }: State, body: Json): JsonObject | undefined {
  const values = isObject(body) ? Object.values(body).flat().map(String) : [];
  return payouts.find((row) => values.includes(String(row.id)));
}

function decide(status: string): Handler {
  return ({ body }, state) => {
    const payout = findPayout(state, body);
    if (!payout) return missing();
    payout.status = status;
    return ok(null);
  };
}

export const paymentHandlers: Handlers = {
  "POST services/v1/class/payment/callback": () => ok({}),
  "GET services/v1/class/payment/callback": () => ok({}),
  "POST services/v1/class/payment/detail": () => ok({}),
  "GET services/v1/class/repay": () => ok({}),
  "POST services/v1/class/payment/invoice": () => ok({}),
  "GET services/v2/payout/list": ({ query }, state) =>
    paged(filterPayouts(state, query), query, 10),
  "GET services/v2/payout/banks": (_request, { banks }) => ok(banks),
  "GET services/v2/payout/balance": (_request, { balance }) => ok({ balance }),
  "POST services/v2/payout/request": requestPayout,
  "POST services/v2/payout/approve": forStaff(decide("approved")),
  "POST services/v2/payout/reject": forStaff(decide("rejected")),
};
