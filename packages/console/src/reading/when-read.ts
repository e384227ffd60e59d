/** How many answers of the server are awaited. */
let pending = 0;

/** Counts the work until it has ended, either way. */
export async function countRead<Result>(work: Promise<Result>): Promise<Result> {
  pending += 1;
  try {
    return await work;
  } finally {
    pending -= 1;
  }
}

/** A server that does not answer must not hide what is there already. */
const LONGEST_WAIT_MS = 10_000;
/** What was read is drawn, and what is drawn reads more, within this many frames. */
const QUIET_FRAMES = 3;

/** When all that the screen reads at first is there, also what its parts read once they are drawn. */
export async function whenRead(): Promise<void> {
  const end = performance.now() + LONGEST_WAIT_MS;
  for (let quiet = 0; quiet < QUIET_FRAMES && performance.now() < end; ) {
    await nextFrame();
    quiet = pending === 0 ? quiet + 1 : 0;
  }
}

/** A page in the background draws no frames. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
