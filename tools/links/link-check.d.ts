/** The package brings no types. */
declare module 'link-check' {
  interface Result {
    readonly status: 'alive' | 'dead';
    readonly statusCode: number;
    readonly err: Error | null;
  }
  interface Options {
    readonly timeout: string;
    readonly retryOn429: boolean;
    readonly user_agent: string;
  }
  export default function linkCheck(
    address: string,
    options: Options,
    callback: (error: Error | null, result?: Result) => void,
  ): void;
}
