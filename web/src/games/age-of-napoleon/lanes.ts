// Sea lanes, once the Coalition may sail: any coast to any other, all around Europe. In units of the map.
import type { View } from '../../net/wire';
import { ownView } from './shapes';

/** From Petersburg to Venice, and through the gulfs. */
const LANES: readonly string[] = [
  '757 50 735 38 706 46 692 70 692 92 662 108 648 130 570 206 512 198 498 184 506 118 482 102 430 128 418 166 362 226 354 250 318 294 ' +
    '262 305 170 314 130 330 90 372 36 440 16 520 16 640 60 700 130 702 202 702 282 662 390 660 430 676 468 652 500 704 526 728 558 750 ' +
    '614 742 658 690 664 642 602 556 530 482',
  '150 320 162 378 206 422 98 422 36 440',
  '282 662 338 622 334 566 414 554 446 524 466 558 468 652',
  '362 226 422 222 452 208',
];

/** From a lane to the coast of each area that has one. */
const PORTS: readonly string[] = [
  '318 294 313 284', '262 305 259 317', '158 350 186 350', '206 422 231 407', '334 566 312 543', '446 524 448 542', '178 422 179 487',
  '334 566 310 558', '66 431 65 458', '330 632 324 623', '446 524 456 510', '462 546 470 544', '500 704 507 698', '422 222 422 233',
  '422 222 431 227', '506 118 512 114', '590 190 609 200', '530 482 526 468', '536 490 538 483', '36 600 16 600', '90 701 84 688',
  '540 203 538 206', '692 80 697 82', '318 294 322 300',
];

export interface Sea {
  lanes: readonly string[];
  ports: readonly string[];
}

/** They are there once Britannia has been played. */
export const seaOf = (view: View): Sea | null =>
  (((ownView(view).effects ?? 0) & 1) === 1 ? { lanes: LANES, ports: PORTS } : null);
