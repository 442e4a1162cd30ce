// What the server finds about a place, for a key or a typed command.
import { t } from '../i18n';
import type { Mark } from '../net/wire';
import type { PanelProps } from '../panel/props';
import { placeTitle } from '../speech/describe';
import { surveyText } from '../speech/queries';

export async function survey(props: PanelProps, overlay: string, place: string): Promise<string> {
  const { table } = props;
  const told = await table.survey(overlay, { place }).catch(() => null);
  const name = placeTitle(table.book!, place);
  const title = overlay === 'threat' ? t('What threatens {0}', name) : t('Seen from {0}', name);
  const marks: Mark[] = told?.marks ?? [];
  return surveyText(title, marks);
}
