/** First module of a program that ends with the one that started it (`bound.ts`), however that went. */
process.once('disconnect', () => process.exit());
// It is no reason to go on.
process.channel?.unref();
