import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.JudgingApi;
import org.openapitools.client.api.MakingApi;
import org.openapitools.client.api.PlayingApi;
import org.openapitools.client.api.PublishingApi;
import org.openapitools.client.auth.HttpBearerAuth;
import org.openapitools.client.model.*;

/** Calls every endpoint by the client that OpenAPI Generator makes for Java. */
final class Drive {
  private Drive() {}

  public static void main(String[] arguments) throws ApiException, IOException {
    String key = arguments[1];
    String puzzle = arguments[2];
    String empty = ".".repeat(81);
    ApiClient client = new ApiClient().setBasePath(arguments[0] + "/api/v1");
    ((HttpBearerAuth) client.getAuthentication("apiKey")).setBearerToken(key);
    JudgingApi judging = new JudgingApi(client);
    MakingApi making = new MakingApi(client);
    PlayingApi playing = new PlayingApi(client);
    PublishingApi publishing = new PublishingApi(client);
    List<String> one = List.of(puzzle);
    List<String> both = List.of(puzzle, empty);

    CheckResponse checked = judging.check(new CheckRequest().puzzle(puzzle));
    show("check", checked.getStatus());
    List<CheckBatchItem> checks =
        judging.checkBatch(new CheckBatchRequest().puzzles(both).why(true)).getResults();
    boolean isSame = checked.getSolution().equals(checks.get(0).getSolution());
    show("checkBatch", isSame + " " + checks.get(1).getWhy().getKind());
    AnalyzeBatchRequest analyses = new AnalyzeBatchRequest().puzzles(both);
    show("analyzeBatch", judging.analyzeBatch(analyses).getResults().get(1).getError().getCode());
    GradeBatchRequest grades = new GradeBatchRequest().puzzles(both);
    show("gradeBatch", judging.gradeBatch(grades).getResults().get(1).getError().getCode());
    RateBatchRequest ratings = new RateBatchRequest().puzzles(both);
    show("rateBatch", judging.rateBatch(ratings).getResults().get(1).getError().getCode());
    MinlexRequest images = new MinlexRequest().puzzles(List.of("12"));
    show("minlex", judging.minlex(images).getResults().get(0).getError().getCode());
    show("analyze", judging.analyze(new AnalyzeRequest().puzzle(puzzle)).getClueCount());
    show("grade", judging.grade(new GradeRequest().puzzle(puzzle)).getHardest().getSlug());
    show("rate", judging.rate(new RateRequest().puzzle(puzzle)).getEr());

    HintRequest hint = new HintRequest().puzzle(puzzle).progress(puzzle);
    show("hint", playing.hint(hint).getHint().getTechnique());
    ValidateRequest board = new ValidateRequest().puzzle(puzzle).progress(puzzle);
    show("validate", playing.validate(board).getRemainingCells());
    ExplainRequest step = new ExplainRequest().puzzle(puzzle).progress(puzzle);
    show("explain", playing.explain(step).getStep().getTechnique().getSlug());
    ProveRequest proof =
        new ProveRequest()
            .puzzle(puzzle)
            .progress(puzzle)
            .deduction(new DeductionObject().notation("(1)r1c3=(1)r1c4"));
    show("prove", playing.prove(proof).getValid());

    show("generate", making.generate(new GenerateRequest().count(2)).getPuzzles().size());
    show("generateCustom", making.generateCustom(new CustomRequest().seed("7")).getSeed());

    show("publish", publishing.publish(new PublishRequest().puzzles(one)).getPuzzles().size());
    show("packs", publishing.packs(new PacksRequest().count(1)).getPuzzles().size());
    WorksheetsRequest letter =
        new WorksheetsRequest().puzzles(one).paper(WorksheetsRequest.PaperEnum.LETTER);
    WorksheetsResponse exported = publishing.worksheets(letter);
    show("worksheets", exported.getPaper());
    show("sheets", start(publishing.sheets(new SheetsRequest().puzzles(one))));
    show("download", start(publishing.download(exported.getCollectionId(), null, "letter", null)));

    try {
      judging.analyze(new AnalyzeRequest().puzzle(empty));
    } catch (ApiException refused) {
      String code = ErrorObject.fromJson(refused.getResponseBody()).getError().getCode();
      show("refused", refused.getCode() + " " + code);
    }
  }

  private static void show(String name, Object shown) {
    System.out.println(name + " " + shown);
  }

  private static String start(File pdf) throws IOException {
    return new String(Files.readAllBytes(pdf.toPath()), 0, 4, java.nio.charset.StandardCharsets.US_ASCII);
  }
}
