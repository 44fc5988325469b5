import type { ReferenceExample } from '../../lessons/reference/entry';
import { RoundTrack } from '../table/RoundTrack';
import { BoardsFigure, LuminosFigure, StorageFigure, SupplyFigure } from './examples/BoxFigures';
import { AtollFigure, EndingFigure, OrderFigure, TilesFigure } from './examples/CourseFigures';
import { ReefExampleDrawing } from './examples/ReefExampleDrawing';
import { AnimalTable, MajorityFigure, ScoreTrackFigure, StandingsFigure } from './examples/ScoringFigures';

/** The drawing of an example, as wide as a phone at most. */
export function RuleExample({ example }: { readonly example: ReferenceExample }) {
  switch (example.kind) {
    case 'reef':
      return <ReefExampleDrawing example={example} />;
    case 'boards':
      return <BoardsFigure example={example} />;
    case 'luminos':
      return <LuminosFigure example={example} />;
    case 'supply':
      return <SupplyFigure />;
    case 'storage':
      return <StorageFigure example={example} />;
    case 'score-track':
      return <ScoreTrackFigure example={example} />;
    case 'tiles':
      return <TilesFigure example={example} />;
    case 'order':
      return <OrderFigure example={example} />;
    case 'atoll':
      return <AtollFigure example={example} />;
    case 'rounds':
      return <RoundTrack round={example.turtle} />;
    case 'ending':
      return <EndingFigure example={example} />;
    case 'animal-table':
      return <AnimalTable example={example} />;
    case 'majority':
      return <MajorityFigure example={example} />;
    case 'standings':
      return <StandingsFigure example={example} />;
  }
}
