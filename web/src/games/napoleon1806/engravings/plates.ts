/* Which engraving goes with an event. */
import { ambulance, bridge, camp, pontoon, rain, redoubt, sheaf, signpost, supply, wood } from './country';
import { cannon, charge, column, courier, flight, hussar, marshal, pile, shot, skirmisher, square } from './field';
import type { Drawing } from './pen';
import { bearskin, boots, crown, drum, eagle, letter, map, shako, spyglass, wreath } from './still';

export const DRAWINGS: Readonly<Record<string, () => Drawing>> = {
  ambush: wood,
  anticipation: spyglass,
  audacity: eagle,
  bernadotte: marshal,
  'cannon-sounds': cannon,
  care: ambulance,
  charge,
  confusion: signpost,
  coordination: map,
  'counter-order': letter,
  courage: eagle,
  'destroyed-bridge': bridge,
  elan: drum,
  fatigue: boots,
  'forced-march': column,
  forage: sheaf,
  'great-charge': charge,
  hussars: hussar,
  inactivity: camp,
  intuition: spyglass,
  'long-live-the-queen': crown,
  'lost-bullet': shot,
  'orderly-retreat': column,
  organization: map,
  panic: flight,
  pontonniers: pontoon,
  rain,
  reaction: courier,
  'reinforced-position': redoubt,
  reinforcement: pile,
  reserve: pile,
  sacrifice: wreath,
  'saxon-defection': shako,
  'second-breath': boots,
  skirmishers: skirmisher,
  square,
  'strategic-retreat': map,
  supply,
  'the-guard': bearskin,
};

const drawn = new Map<string, Drawing>();

/** Drawn once; nothing for an event that has none. */
export function drawingOf(event: string): Drawing {
  const known = drawn.get(event);
  if (known) return known;
  const made = DRAWINGS[event]?.() ?? [];
  drawn.set(event, made);
  return made;
}
