/** A script may hang when the page goes away under it, and is then given up; other commands have their time. In milliseconds. */
const patienceWith = (command: string): number => (command.endsWith('/execute/sync') ? 5000 : 60_000);

/**
 * Sends a command of WebDriver (w3.org/TR/webdriver2).
 *
 * @param command path behind the driver's address
 * @throws with the driver's words when it refuses
 */
export async function webDriver<Result>(
  origin: string,
  method: 'GET' | 'POST' | 'DELETE',
  command: string,
  body: object = {},
): Promise<Result> {
  const response = await fetch(origin + command, {
    method,
    ...(method === 'POST' && {body: JSON.stringify(body)}),
    signal: AbortSignal.timeout(patienceWith(command)),
  });
  const {value} = (await response.json()) as {value: Result & {error?: string; message?: string}};
  if (!response.ok) {
    throw new Error(`WebDriver ${command}: ${value.error}: ${value.message}`);
  }
  return value;
}

const keys = {Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C'};

/** Actions of a keyboard that presses and lets go each of the letters, or one key. */
export function typing(text: string): object {
  const letters = text in keys ? [keys[text as keyof typeof keys]] : [...text];
  const actions = letters.flatMap((value) => [
    {type: 'keyDown', value},
    {type: 'keyUp', value},
  ]);
  return {actions: [{type: 'key', id: 'keyboard', actions}]};
}

/** Actions of a mouse that is moved to a point of the window and clicked. */
export function clicking(x: number, y: number): object {
  const actions = [
    {type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y)},
    {type: 'pointerDown', button: 0},
    {type: 'pointerUp', button: 0},
  ];
  return {actions: [{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}]};
}
