import { useWords } from '../../words/language.ts';
import { OBJECTIVES } from '../programme.ts';
import type { FormPart } from './form-part.ts';

export function GoalFields({ draft, change }: FormPart) {
  const { newProgramme: texts } = useWords().texts;
  return (
    <fieldset class="goal-list">
      <legend>{texts.goal}</legend>
      {OBJECTIVES.map((objective) => (
        <label key={objective} class="goal">
          <input
            type="radio"
            name="objective"
            checked={draft.objective === objective}
            onChange={() => change({ objective })}
          />
          <span>
            <strong>{texts.goals[objective]}</strong>
            <small>{texts.goalHints[objective]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
