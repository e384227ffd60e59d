/** Runs in a thread of the compute pool: homes in, their packages of works out, both as JSON text. */
import { InputError, type Ownership, type OwnPriceBook, parseEstateInput } from '@rooftree/engine';
import { planHome, writeHome } from '@rooftree/programme';

export interface HomesWork {
  /** `[{"estate_id", "estate"}]` */
  homes: string;
  date: string;
  ownership: Ownership | null;
  priceBook: OwnPriceBook | null;
}

/** `[{"estate_id", "home", "fault"}]`; `home` is the text of `writeHome`, null where the engine refuses the home. */
export function planHomes({ homes, date, ownership, priceBook }: HomesWork): string {
  // The repository writes it.
  const given = JSON.parse(homes) as { estate_id: string; estate: unknown }[];
  return JSON.stringify(
    given.map(({ estate_id, estate }) => {
      try {
        const input = parseEstateInput(estate, date);
        const home = planHome(input, {
          date,
          ...(ownership && { ownership }),
          ...(priceBook && { priceBook }),
        });
        return { estate_id, home: writeHome(home), fault: null };
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        return { estate_id, home: null, fault: error.message };
      }
    }),
  );
}
