import { maxQuestionSkills, storedSkillCodes } from '@fourfold/core/skills/skill-list';
import { Button } from '@fourfold/ui-kit/button';
import { Combobox } from '@fourfold/ui-kit/combobox';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { skillCount, skillOptions } from '../../skills/skill-names.ts';
import { skillsQuery } from '../../skills/skills-query.ts';

type SkillsDialogProps = {
  title: string;
  codes: readonly string[];
  /** Called with the chosen codes in alphabetical order, if they have changed. */
  onChange: (codes: string[]) => void;
  onClose: () => void;
};

/** Chooses the skills of a question, of all editions. */
export function SkillsDialog({ title, codes, onChange, onClose }: SkillsDialogProps) {
  const { data, error, refetch, isFetching } = useQuery(skillsQuery);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(codes));
  const isFull = chosen.size >= maxQuestionSkills;
  const toggle = (code: string) => {
    const others = [...chosen].filter((one) => one !== code);
    setChosen(new Set(chosen.has(code) ? others : [...others, code]));
  };
  const save = () => {
    const wanted = storedSkillCodes([...chosen]);
    if (wanted.join() !== storedSkillCodes(codes).join()) onChange(wanted);
    onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <Combobox
        label="Find skills"
        note="By title, domain or test. Enter chooses, and lets go."
        listLabel="Skills"
        value={text}
        onType={setText}
        options={data ? skillOptions(data.data, { chosen, text, isFull }) : []}
        chosen={chosen}
        onPick={toggle}
        status={`${skillCount(chosen.size)} chosen${isFull ? ', the most that a question may have' : ''}`}
        loading={!data && !error ? 'Loading skills' : undefined}
        error={
          !data &&
          error && (
            <ErrorPanel title="The skills could not be loaded." onRetry={() => void refetch()} busy={isFetching}>
              Nothing has changed.
            </ErrorPanel>
          )
        }
      />
    </Dialog>
  );
}
