import { BROWSER_CALL_MS } from '../../lib/deadlines.ts';
import { fillField } from './fill-field.ts';

/**
 * The time limit for determining the device's position. A GPS receiver may need several seconds to
 * start.
 */
const POSITION_MS = 10_000;
/** The maximum age of a cached position that is still accurate enough. */
const POSITION_MAX_AGE_MS = 10 * 60_000;

const findPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: POSITION_MS,
      maximumAge: POSITION_MAX_AGE_MS,
    }),
  );

/** Rounds coordinates to about a kilometre, which is precise enough to tell towns apart. */
const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100;

/**
 * Loads the name of the nearest town. The position is sent only in the request body, so that it
 * does not appear in any URL or log.
 */
const findTown = async ({ coords }: GeolocationPosition): Promise<string> => {
  const response = await fetch('/misc/nearest-town', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lat: roundDegrees(coords.latitude),
      lon: roundDegrees(coords.longitude),
    }),
    signal: AbortSignal.timeout(BROWSER_CALL_MS),
  });
  return (await response.json()).data.location;
};

/**
 * The default radius. The nearest town may be a suburb, so its surroundings are included unless the
 * visitor has chosen a radius.
 */
const NEAR_KM = '25';

const searchAround = (form: HTMLFormElement): void => {
  const chosen = form.elements.namedItem('radius');
  if (chosen instanceof HTMLSelectElement) {
    chosen.value ||= NEAR_KM;
    form.requestSubmit();
    return;
  }
  const radius = Object.assign(document.createElement('input'), {
    type: 'hidden',
    name: 'radius',
    value: NEAR_KM,
  });
  form.append(radius);
  form.requestSubmit();
  radius.remove();
};

const NOTE_ID = 'near-me-note';

const isRefused = (error: unknown) =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;

/** Searches near the visitor's position. If that fails, shows an error next to the field. */
export const searchNearby = async (button: HTMLElement): Promise<void> => {
  const box = button.parentElement;
  const field = box?.querySelector('input');
  if (!field?.form || button.ariaBusy) return;
  const removeNote = () => {
    document.getElementById(NOTE_ID)?.remove();
    field.removeAttribute('aria-describedby');
  };
  removeNote();
  button.ariaBusy = 'true';
  try {
    fillField(field, await findTown(await findPosition()));
    searchAround(field.form);
  } catch (error) {
    const why = isRefused(error)
      ? 'Your browser didn’t share your location.'
      : 'We couldn’t find your location.';
    const note = Object.assign(document.createElement('p'), {
      id: NOTE_ID,
      className: 'hint near-me-note',
      role: 'alert',
      textContent: `${why} Enter a town instead.`,
    });
    box?.after(note);
    field.setAttribute('aria-describedby', note.id);
    field.addEventListener('input', removeNote, { once: true });
  } finally {
    button.ariaBusy = null;
  }
};
