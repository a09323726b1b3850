import rows from "./seed/content/regions.json";

/** Kemendagri codes: a province is "32", a city of it "32.73" (domain, section 1). BPS numbers are others: never mix them. */
export interface Province {
  id: string;
  name: string;
}
export interface City extends Province {
  provinceId: string;
}

const byName = (a: Province, b: Province) => a.name.localeCompare(b.name, "id");

/** The 38 provinces by name. */
export const PROVINCES: readonly Province[] = rows.map(({ id, name }) => ({ id, name })).sort(byName);

const CITIES = new Map<string, readonly City[]>(
  rows.map((province) => {
    const cities = province.cities.map((text) => ({
      id: `${province.id}.${text.slice(0, 2)}`,
      provinceId: province.id,
      name: text.slice(3),
    }));
    return [province.id, cities.sort(byName)];
  }),
);

/** The province's regencies (Kabupaten) and cities (Kota) by name; none for an unknown province. */
export const citiesOf = (provinceId: string): readonly City[] => CITIES.get(provinceId) ?? [];

export const provinceName = (provinceId: string): string => PROVINCES.find(({ id }) => id === provinceId)?.name ?? "";
export const cityName = (cityId: string): string => citiesOf(cityId.slice(0, 2)).find(({ id }) => id === cityId)?.name ?? "";

/** What is wrong with a pair of province and city, by field; empty when the city lies in the province. */
export function whyNoRegion(provinceId: string, cityId: string): { provinceId?: string; cityId?: string } {
  if (!CITIES.has(provinceId)) return { provinceId: "Pilih provinsi" };
  if (!citiesOf(provinceId).some(({ id }) => id === cityId)) return { cityId: "Pilih kabupaten/kota di provinsi ini" };
  return {};
}
