/* Lands: the areas of a region together, which stand for the same side. */
import { bent } from './outlines';
import { lineOf, type Realm } from './realm';

export interface Land {
  id: string;
  areas: string[];
  /** Of all its areas. */
  shape: string;
  /** Where it ends on land. */
  border: string;
}

export function landsOf(plan: Realm): Land[] {
  const by = new Map<string, string[]>();
  for (const { id, region } of plan.areas) by.set(region ?? id, [...(by.get(region ?? id) ?? []), id]);
  return [...by].map(([id, areas]) => ({
    id,
    areas,
    shape: areas.map((area) => plan.outlines.shapes.get(area) ?? '').join(''),
    border: plan.outlines.shores.filter((shore) => lineOf(plan, shore) === 'state' && shore.of.some((one) => areas.includes(one)))
      .map(({ points }) => bent(points)).join(''),
  }));
}
