import { notFound } from "../../kit/context";
import rows from "../../seed/content/regions.json";

/** Ids are Kemendagri codes, "32" and "32.73" (domain 1); BPS codes differ. */
export interface Province {
  id: string;
  name: string;
}
export interface City extends Province {
  provinceId: string;
}

const compareByName = (a: Province, b: Province) => a.name.localeCompare(b.name, "id");

export const PROVINCES: readonly Province[] = rows
  .map(({ id, name }) => ({ id, name }))
  .sort(compareByName);

const CITIES_BY_PROVINCE = new Map<string, readonly City[]>(
  rows.map((province) => {
    const cities = province.cities.map((text) => ({
      id: `${province.id}.${text.slice(0, 2)}`,
      provinceId: province.id,
      name: text.slice(3),
    }));
    return [province.id, cities.sort(compareByName)];
  }),
);

/** Lists regencies (Kabupaten) and cities (Kota) by name; empty for an unknown province. */
export const getCities = (provinceId: string): readonly City[] =>
  CITIES_BY_PROVINCE.get(provinceId) ?? [];

/** @throws ApiError 404 for an unknown province */
export function requireCities(provinceId: string): readonly City[] {
  const cities = getCities(provinceId);
  if (cities.length === 0) throw notFound("Provinsi");
  return cities;
}

export const getProvinceName = (provinceId: string): string =>
  PROVINCES.find(({ id }) => id === provinceId)?.name ?? "";
export const getCityName = (cityId: string): string =>
  getCities(cityId.slice(0, 2)).find(({ id }) => id === cityId)?.name ?? "";

/** Returns errors by field; empty if the city lies in the province. */
export function validateRegion(
  provinceId: string,
  cityId: string,
): { provinceId?: string; cityId?: string } {
  if (!CITIES_BY_PROVINCE.has(provinceId)) return { provinceId: "Pilih provinsi" };
  if (!getCities(provinceId).some(({ id }) => id === cityId))
    return { cityId: "Pilih kabupaten/kota di provinsi ini" };
  return {};
}
