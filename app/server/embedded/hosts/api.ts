import type { apiContract } from "../../hosts/api/contract";
import type { Handlers } from "../../hosts/host-handler";
import { getBatch, listBatches } from "../domain/classes/batches";
import { listProgramNames } from "../domain/classes/program-names";
import { readCounters } from "../domain/statistics/counters";
import { listExtensions } from "../domain/statistics/extensions";
import {
  countNewLearnersByMonth,
  countRegistrationsByMonth,
} from "../domain/statistics/monthly-statistics";
import {
  getProvinceChart,
  getProvinceScores,
  getProvinceStatistics,
} from "../domain/statistics/province-statistics";
import { getLandingCounter, getSiteStatistics } from "../domain/statistics/site-statistics";
import type { HostContext } from "../kit/context";

/** The api host: statistics of a tenant, counted from its rows on request. */
export function apiHandlers(context: HostContext): Handlers<typeof apiContract> {
  const { db, clock } = context;
  return {
    getStatistics: async ({ tenantId }) => ({ data: await getSiteStatistics(context, tenantId) }),
    listProvinceStatistics: async ({ tenantId }) => ({
      data: await getProvinceStatistics(db, tenantId),
    }),
    listProvinceScores: async ({ tenantId }) => ({ data: await getProvinceScores(db, tenantId) }),
    getLandingCounter: async ({ tenantId }) => ({
      data: await getLandingCounter(context, tenantId),
    }),
    getAllCounters: async ({ tenantId }) => ({
      data: { ...(await readCounters(db, tenantId)), countedAt: clock() },
    }),
    getChart: async ({ tenantId, params: { type } }) => ({
      data: await getProvinceChart(db, { tenantId, type, now: clock() }),
    }),
    listActiveBatches: async ({ tenantId, query: { page } }) => ({
      data: await listBatches(db, { tenantId, page, now: clock() }),
    }),
    getActiveBatch: async ({ tenantId, params: { id } }) => ({
      data: await getBatch(db, { tenantId, id, now: clock() }),
    }),
    getStudentsChart: async ({ tenantId }) => ({
      data: await countNewLearnersByMonth(db, tenantId, clock()),
    }),
    getRegistrarChart: async ({ tenantId }) => ({
      data: await countRegistrationsByMonth(db, tenantId, clock()),
    }),
    listExtensions: async ({ tenantId }) => ({ data: await listExtensions(db, tenantId) }),
    listPrograms: async ({ tenantId }) => ({ data: await listProgramNames(db, tenantId) }),
  };
}
