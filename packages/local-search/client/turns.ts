/** Lets one task run at a time. Of those that come meanwhile only the newest is kept; it runs when the other has ended. */
export class Turns {
  private isRunning = false;
  private next: (() => void) | undefined;

  /**
   * @returns what the task gives; never ends when a newer one has taken its place
   * @throws what the task throws
   */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.isRunning) {
      await new Promise<void>((resolve) => (this.next = resolve));
    }
    this.isRunning = true;
    try {
      return await task();
    } finally {
      this.isRunning = false;
      this.next?.();
      this.next = undefined;
    }
  }
}
